/**
 * The reference engine behind the protocol. An engine of your own takes its place by fulfilling `EnginePort`: what
 * each of its functions is to do is written in docs/protocol.md.
 */
import { ReferenceEngine } from '../../port/in-process';
import { serve } from '../../port/serve';

serve(new ReferenceEngine());
