/** The rules of chapter 4, section by section. */
export * as arriving from './400-arriving-together';
export * as faces from './400-faces';
export * as zones from './400-general';
export * as deck from './401-deck';
export * as hand from './402-hand';
export * as battlefield from './403-battlefield';
export * as baseZone from './404-base';
export * as graveyard from './405-graveyard';
export * as expelledZone from './407-expelled';
