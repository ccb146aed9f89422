/** The reference engine with Lanterns among its games, for a runner in another process. */
import { playableGame } from '../../../engine/test/lanterns/table';
import { ReferenceEngine } from '../../../port/in-process';
import { addGame } from '../../../port/in-process/games';
import { serve } from '../../../port/serve';

addGame(playableGame);
serve(new ReferenceEngine());
