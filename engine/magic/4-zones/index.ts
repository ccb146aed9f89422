/** The rules of chapter 4, section by section. */
export * as foundAgain from './400-found-again';
