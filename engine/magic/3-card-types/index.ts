/** The rules of chapter 3, section by section. */
export * as artifacts from './301-artifacts';
export * as castOutOfTime from './307-cast-out-of-time';
export * as tribals from './308-tribals';
