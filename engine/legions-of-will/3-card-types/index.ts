/** The rules of chapter 3, section by section. */
export * as basesAbilities from './301-abilities';
export * as bases from './301-bases';
export * as upgrades from './302-upgrades';
export * as traps from './303-traps';
export * as actions from './304-actions';
export * as units from './305-units';
