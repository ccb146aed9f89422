import { describe } from 'node:test';
import { tryCrossings } from '../../text/test/crossings';
import { parseCardText } from '.';
import { amounts } from './test/crossings/amounts';
import { objects } from './test/crossings/objects';
import { players } from './test/crossings/players';
import { replacedEvents } from './test/crossings/replaced-events';

describe('every quantity with every verb', () => tryCrossings(objects, parseCardText));
describe('every amount with every verb', () => tryCrossings(amounts, parseCardText));
describe('every player with every verb', () => tryCrossings(players, parseCardText));
describe('every event that may be replaced, with all that happens', () =>
  tryCrossings(replacedEvents, parseCardText));
