import type { Log, ReportingDescriptor, Result } from 'sarif';

/** Something found at a place of a file, for editors and code hosts. */
export interface SarifFinding {
  readonly ruleCode: string;
  readonly level: 'error' | 'warning' | 'note';
  /** A sentence. */
  readonly message: string;
  /** Relative to the folder that the command ran in, with slashes, or else an absolute `file://` one. */
  readonly uri: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
}

/** A kind of finding. */
export interface SarifRule {
  readonly code: string;
  readonly level: SarifFinding['level'];
  /** A sentence. */
  readonly explanation: string;
}

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
/** What relative addresses are relative to: code hosts take it for the top of the repository. */
const root = '%SRCROOT%';

/**
 * Findings as a log in SARIF 2.1.0, in the order in which they are given. All kinds are described, whether or not
 * anything of them was found.
 */
export function toSarif(
  version: string,
  rules: readonly SarifRule[],
  findings: readonly SarifFinding[],
): Log {
  return {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Rulewright', version, rules: rules.map(descriptorOf) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [root]: { description: { text: 'The folder that the command ran in.' } } },
        results: findings.map((finding) => resultOf(finding, rules)),
      },
    ],
  };
}

function descriptorOf({ code, level, explanation }: SarifRule): ReportingDescriptor {
  return { id: code, shortDescription: { text: explanation }, defaultConfiguration: { level } };
}

function resultOf(
  { ruleCode, level, message, uri, line, column }: SarifFinding,
  rules: readonly SarifRule[],
): Result {
  const isRelative = !/^[a-z][a-z0-9+.-]*:/i.test(uri);
  return {
    ruleId: ruleCode,
    ruleIndex: rules.findIndex(({ code }) => code === ruleCode),
    level,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: isRelative ? { uri: encoded(uri), uriBaseId: root } : { uri },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
