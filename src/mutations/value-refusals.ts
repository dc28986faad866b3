/** Refusals of edits whose value is decided elsewhere: by a condition, a shared constant, or the callers of a component. */
import { placeName, refuse, type Where } from './refusals.ts';

export const conditionForClass = (where: Where, className: string, expression: string) =>
  refuse(
    'condition-for-class',
    `${className} is all that ${expression} (${placeName(where)}) is for: the condition would go with it.`,
    'Take the condition away in the code, or put another class in its place.',
    where,
  );

export const classBehindCallers = (where: Where, expression: string) =>
  refuse(
    'class-behind-callers',
    `A class beside ${expression} would win over those that the component is given, or lose to its own.`,
    'Change it where these variants are written, or choose this use alone.',
    where,
  );

export const valueOnCondition = (where: Where, subject: string, expression: string) =>
  refuse(
    'value-on-condition',
    `${subject} is decided by a condition, ${expression} (${placeName(where)}): which branch shows is not known here.`,
    'Change the branch that you mean in the code.',
    where,
  );

export const constantShared = (where: Where, subject: string, name: string, place: string, uses: number | null) =>
  refuse(
    'constant-shared',
    `${subject} comes from \`${name}\` (${place}), which ${uses === null ? 'other files may use' : `${uses} places use`}.`,
    uses === null ? 'Change it there.' : 'Change it there, or say that all of them are meant (the definition).',
    where,
  );
