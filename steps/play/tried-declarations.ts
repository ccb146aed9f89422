import type { Deed } from '../phrases/deeds';
import type { TogetherSentence } from '../terms';
import type { Attempted } from './attempted';
import { fighting, joinedTo } from './declarations';
import type { Session } from './session';

type Declaring = Extract<Deed, { readonly do: 'declare' }>;

/**
 * Tries to declare exactly those that are named: what of it is refused first, else whether the engine has others fight as well.
 *
 * @param put puts one of them, or that these are all, to the engine
 */
export function triedWhole(
  session: Session,
  { what, object, also, onto, together, text, withoutPriority }: Declaring,
  seat: number,
  put: (one: Extract<Deed, { readonly do: 'declare' | 'declare nothing' }>) => Attempted,
): Attempted {
  const before = session.engine.hash();
  const isAsked = (): boolean => session.decision?.purpose === what.question;
  return session.peek(() => {
    const earlier = fighting(session, what);
    const named = new Set<string>();
    for (const fighter of [object, ...also]) {
      const open = isAsked() ? session.decision?.options : undefined;
      // What was left no choice is declared already.
      const able = open ? open.map((option) => option.object) : [...fighting(session, what)];
      const { id } = session.find(fighter, { ids: new Set(able), seat });
      named.add(id);
      if (!open && able.includes(id) && !earlier.has(id)) continue;
      const tried = put({ do: 'declare', what, object: fighter, also: [], onto, text, withoutPriority });
      if (!tried.result.done) return refused(tried);
    }
    if (isAsked()) {
      const all = put({ do: 'declare nothing', what, text, withoutPriority });
      if (!all.result.done) return refused(all);
    }
    if (together) {
      const [alone] = joinedTo(session, together, [...named]);
      if (alone !== undefined) return refusedToJoin(session, seat, together, alone, text);
    }
    const others = [...fighting(session, what)].filter((id) => !earlier.has(id) && !named.has(id));
    if (others.length === 0)
      return {
        text,
        offered: true,
        result: { done: true },
        before,
        after: session.engine.hash(),
        checked: false,
      };
    const names = others.map((id) => session.identities.nameOf(id)).join(', ');
    const rule = compellingRule(session, what);
    const result = { done: false as const, reason: `${names} must be declared as well`, rule };
    return { text, offered: false, result, before, after: before, checked: false };
  });
}

/** What the engine offered and would not carry out, so that nothing has changed, was no legal declaration either. */
const refused = (tried: Attempted): Attempted =>
  tried.before === tried.after ? { ...tried, offered: false } : tried;

/** The rule that left no choice but to declare another one; that which asks is the one that the last of the answers has. */
function compellingRule({ position }: Session, { question }: Declaring['what']): string | undefined {
  const made = position.trace.filter(({ what, kind }) => what === 'decision' && kind === question);
  const asks = made.at(-1)?.rule;
  return made.findLast(({ rule }) => rule !== asks)?.rule ?? asks;
}

/** Puts to the engine that one joins others whom it was not offered to join. */
function refusedToJoin(
  session: Session,
  seat: number,
  { action }: TogetherSentence,
  object: string,
  text: string,
): Attempted {
  const before = session.engine.hash();
  const result = session.submit({ do: 'attempt', player: seat, action, object });
  return { text, offered: false, result, before, after: session.engine.hash(), checked: false };
}
