import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { ExpressionBuilder, getGherkinDiagnostics } from '@cucumber/language-service';
import { WasmParserAdapter } from '@cucumber/language-service/wasm';
import { expect } from 'chai';
import { editorSteps } from './editor-steps.mjs';
import { filesUnder, root } from './project.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const service = createRequire(import.meta.url).resolve('@cucumber/language-service');
const wasm = path.join(service.slice(0, service.lastIndexOf('language-service')), 'language-service', 'dist');

/** @type {import('@cucumber/cucumber-expressions').Expression[]} What the language service makes of the file. */
let expressions;
let errors;

const unknownIn = (text) =>
  getGherkinDiagnostics(text, expressions).map(({ message, range }) => `${range.start.line + 1}: ${message}`);

before(async () => {
  const adapter = new WasmParserAdapter(wasm);
  await adapter.init();
  const source = { languageName: 'javascript', uri: 'file:///steps.js', content: read('editor/steps.js') };
  const result = new ExpressionBuilder(adapter).build([source], []);
  expressions = result.expressionLinks.map(({ expression }) => expression);
  errors = result.errors;
});

describe("the steps for editors, read by Cucumber's own language service", () => {
  it('are those that the step definitions make', () => {
    expect(read('editor/steps.js'), 'run "node scripts/editor-steps.mjs"').to.equal(editorSteps());
  });

  it('are all understood', () => {
    expect(errors).to.deep.equal([]);
    expect(expressions).to.have.length(read('editor/steps.js').match(/^(?:Given|When|Then)\(/gm).length);
  });

  it('are all steps of the features', () => {
    const unknown = filesUnder(['features'])
      .filter((file) => file.endsWith('.feature'))
      .flatMap((file) => unknownIn(read(file)).map((each) => `${file}:${each}`));
    expect(unknown.slice(0, 20)).to.deep.equal([]);
  });

  it('are all steps of the README', () => {
    const [, example] = read('README.md').match(/```gherkin\n(Feature:[\s\S]*?)```/);
    expect(unknownIn(example)).to.deep.equal([]);
  });

  it('are not everything: a step that nobody defined is unknown', () => {
    const text = 'Feature: F\n  Scenario: S\n    Given Alice has the unit "Imp" in her pocket\n';
    expect(unknownIn(text)).to.deep.equal(['3: Undefined step: Alice has the unit "Imp" in her pocket']);
  });
});
