import type { CampaignUnderWay } from './fuzz-ledger';
import { exitCodes } from './problem';

/** Ctrl-C: once ends in order what is being played, twice at once. */
export class FuzzInterruption {
  private asked = 0;
  private campaign: CampaignUnderWay | undefined;
  private readonly interrupt = (): void => {
    this.asked += 1;
    if (this.asked > 1) {
      this.campaign?.kill();
      process.exit(exitCodes.wrongInput);
    }
    this.say('Ending after what is being played; Ctrl-C again ends at once.');
    this.campaign?.interrupt();
  };

  /** Listens from now on until `end` is called. */
  constructor(private say: (sentence: string) => void = () => {}) {
    process.on('SIGINT', this.interrupt);
    process.on('SIGTERM', this.interrupt);
  }

  /** Was there one? */
  get isAsked(): boolean {
    return this.asked > 0;
  }

  /** From now on this campaign is what is ended. */
  playing(campaign: CampaignUnderWay, say: (sentence: string) => void): void {
    this.campaign = campaign;
    this.say = say;
  }

  end(): void {
    process.off('SIGINT', this.interrupt);
    process.off('SIGTERM', this.interrupt);
  }
}
