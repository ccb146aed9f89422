/** The rules of chapter K, section by section. */

export * as cardName from './K.3-card-name';
export * as changingTypes from './K.5-changing-types';
export * as changedSpells from './K.6-changed-spells';
export * as color from './K.7-color';
export * as convertedManaCost from './K.8-converted-mana-cost';
export * as asterisks from './K.10-asterisks';
export * as oneOrder from './K.10-changes';
export * as counters from './K.10-counters';
export * as gainedDefinitions from './K.10-gained-definitions';
export * as negativePower from './K.10-negative-power';
export * as power from './K.10-power-and-toughness';
export * as enchanted from './K.12-enchanted';
export * as illegalEnchantments from './K.12-illegal-enchantments';
export * as localEnchantments from './K.12-local-enchantments';
export * as putOntoSomething from './K.12-put-into-play';
export * as worlds from './K.12-world-enchantments';
export * as instant from './K.14-instant';
export * as land from './K.15-land';
export * as playingLands from './K.15-playing-lands';
export * as legendary from './K.17-legendary';
export * as playCost from './K.20-play-cost';
export * as restrictedMana from './K.20-restricted-mana';
export * as sorcery from './K.22-sorcery';
export * as tokens from './K.25-tokens';
export * as walls from './K.27-walls';
export * as xOnResolution from './K.28-x-on-resolution';
