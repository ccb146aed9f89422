import type { TraceLine } from '../../../../port/contract';

/** What a player chose and paid for something on the chain. */
interface Choice {
  /** The ids of its targets, one after another. */
  readonly targets: readonly string[];
  /** How many Repeats were paid. */
  readonly repeats: number;
}

/** Listens for what is chosen for what comes onto the chain. */
export class Chosen {
  private targets: string[] = [];
  private repeats = 0;
  private readonly items = new Map<string, Choice>();

  /** Hears what has happened. */
  hear(lines: readonly TraceLine[]): void {
    for (const { what, kind, object, text } of lines) {
      if (what === 'decision') {
        if (kind === 'priority') this.forget();
        else if (kind === 'choose costs') this.repeats += [...text.matchAll(/\[Repeat\]/g)].length;
      } else if (kind === 'leave the chain') this.forget();
      else if (kind === 'choose') this.targets.push(object ?? '');
      else if (kind === 'finalize' && object !== undefined) {
        this.items.set(object, { targets: this.targets, repeats: this.repeats });
        this.forget();
      }
    }
  }

  /** What was chosen for an item of the chain; undefined where it wasn't seen to be finalized. */
  for(item: string | undefined): Choice | undefined {
    return item === undefined ? undefined : this.items.get(item);
  }

  private forget(): void {
    this.targets = [];
    this.repeats = 0;
  }
}
