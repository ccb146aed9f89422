/** The rules of chapter 4, section by section. */

export * as exiledAnew from './400-exiled-anew';
export * as foundAgain from './400-found-again';
export * as changedWhileAnnounced from './401-changed-while-announced';
