import type { ObjectView, Observation } from '../../port/contract';

interface Identity {
  readonly name: string;
  readonly number: number;
  readonly owner: number;
}

/** Which object is meant by a name, also after it became a new object by changing zones. */
export class Identities {
  private known = new Map<string, Identity>();
  /** The highest number of each name. */
  private highest = new Map<string, number>();
  private present: ReadonlySet<string> = new Set();

  /** Takes note of the objects that there are now. */
  see({ objects }: Observation): void {
    const now = new Set(objects.map(({ id }) => id));
    const lost = [...this.present].filter((id) => !now.has(id)).flatMap((id) => this.known.get(id) ?? []);
    for (const object of objects)
      if (!this.known.has(object.id) && object.name !== undefined) this.name(object, object.name, lost);
    this.present = now;
  }

  /** Which of several with its name an object is. */
  numberOf(id: string): number {
    return this.known.get(id)?.number ?? 0;
  }

  nameOf(id: string): string | undefined {
    return this.known.get(id)?.name;
  }

  /** Has any object had this name? */
  knows(name: string): boolean {
    return this.names.includes(name);
  }

  /** The names that objects have had, each once. */
  private get names(): readonly string[] {
    return [...new Set([...this.known.values()].map(({ name }) => name))];
  }

  /** The numbers of the objects that have had a name, each once: none, if no object has had it. */
  numbersOf(name: string): readonly number[] {
    const alike = [...this.known.values()].filter((each) => each.name === name);
    return [...new Set(alike.map(({ number }) => number))];
  }

  /** Every id that an object with this name, and this number if one is given, has had. */
  idsOf(name: string, number: number | undefined): readonly string[] {
    return [...this.known]
      .filter(([, each]) => each.name === name && (number === undefined || each.number === number))
      .map(([id]) => id);
  }

  /** Keeps what is known now, for `restore`: ids of what was only looked at are given out again. */
  remember(): {
    readonly known: ReadonlyMap<string, Identity>;
    readonly highest: ReadonlyMap<string, number>;
    readonly present: ReadonlySet<string>;
  } {
    return { known: new Map(this.known), highest: new Map(this.highest), present: this.present };
  }

  restore({ known, highest, present }: ReturnType<Identities['remember']>): void {
    this.known = new Map(known);
    this.highest = new Map(highest);
    this.present = present;
  }

  private name(object: ObjectView, name: string, lost: Identity[]): void {
    const same = lost.filter((each) => each.name === name);
    const before = same.find((each) => each.owner === object.owner) ?? same[0];
    if (before) lost.splice(lost.indexOf(before), 1);
    const highest = this.highest.get(name) ?? 0;
    const number = before?.number ?? highest + 1;
    this.highest.set(name, Math.max(highest, number));
    this.known.set(object.id, { name, number, owner: object.owner });
  }
}
