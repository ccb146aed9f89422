/** The rules of chapter 000, section by section. */
export * as cardText from './001-card-text';
export * as cantBeatsCan from './050-cant-beats-can';
