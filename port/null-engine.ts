import type { Act, ActResult, Hello, PendingDecision, SetupRequest, TraceLine } from './contract';
import { ReferenceEngine } from './in-process';
import { PassedOn } from './passed-on';

const pass: PendingDecision['options'] = [{ label: 'pass', action: 'pass' }];

/**
 * An engine in which nothing ever happens: it shows the table that it was given, offers a pass that does nothing, refuses
 * all else, and calls everything supported. A scenario that it passes says nothing for any engine.
 */
export class NullEngine extends PassedOn {
  private first = 0;

  constructor() {
    super(new ReferenceEngine());
  }

  override hello(): Hello {
    return { ...super.hello(), engine: 'An engine in which nothing happens' };
  }
  override setup(request: SetupRequest): void {
    super.setup(request);
    this.first = super.legal()?.player ?? 0;
  }
  override legal(): PendingDecision {
    return {
      player: this.first,
      kind: 'choose',
      purpose: 'priority',
      rule: '',
      options: pass,
      minimum: 1,
      maximum: 1,
      amount: 0,
      minimums: [],
    };
  }
  override act(act: Act): ActResult {
    return act.do === 'answer' ? { done: true } : { done: false, reason: 'nothing happens here' };
  }
  override trace(): readonly TraceLine[] {
    return [];
  }
  override exercised(): readonly string[] {
    return [];
  }
  override hash(): string {
    return 'nothing has happened';
  }
  override leftOver(): ReturnType<PassedOn['leftOver']> {
    return [];
  }
  override undo(): boolean {
    return true;
  }
}
