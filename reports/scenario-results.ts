import { type ScenarioResult, verdicts } from './model';

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isTexts = (value: unknown): boolean => isList(value) && value.every(isText);

/** What every scenario's result has. */
const fields: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: isText,
  uri: isText,
  line: isNumber,
  name: isText,
  feature: isText,
  rules: isTexts,
  tags: isTexts,
  verdict: (value) => verdicts.some((verdict) => verdict === value),
  milliseconds: isNumber,
  steps: (value) => isList(value) && value.every((step) => isRecord(step) && isText(step.text)),
  exercised: isTexts,
  trace: (value) => isList(value) && value.every((entry) => isRecord(entry) && isText(entry.text)),
};

/** Whether a value read from a file is the result of a scenario, as this version writes it. */
export const isScenarioResult = (value: unknown): value is ScenarioResult =>
  isRecord(value) && Object.entries(fields).every(([name, isOne]) => isOne(value[name]));

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
