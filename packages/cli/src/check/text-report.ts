import { describeVerdict } from '@daeguk/referee';
import { columns, cutTo, padTo, wrapTo } from '../columns.js';
import type { Io } from '../io.js';
import { lastWords } from '../match/text-report.js';
import type { Finding } from './finding.js';
import { slowestMove } from './judge.js';
import { say } from './messages.js';
import { talkInBrief, talkLines } from './talk.js';

const WIDTH = 80;
const INDENT = '    ';
/** Of a failure only the last lines are shown, unless somebody wants all. */
const LAST_LINES = 10;

/**
 * What one check came to: its mark, its name, what was said, and what a judge would say to it. A fault that was seen
 * before is told in short.
 */
export function findingLines(
  io: Io,
  finding: Finding,
  before: readonly Finding[],
  showsTalk: boolean,
): string[] {
  const { result, remarks } = finding;
  const isNews = result !== 'failed' || !before.some((other) => isAlike(other, finding));
  const lines = [
    ...(isNews || showsTalk ? saidLines(finding, showsTalk) : []),
    ...(isNews ? rulingLines(io, finding) : [say(io, 'ruling.same')]),
    ...remarks.map(({ name, values }) => `! ${say(io, `remark.${name}`, values)}`),
  ];
  if (result === 'unclear') lines.push(say(io, 'result.unclear'));
  const wrapped = lines.flatMap((line) => wrapTo(line, WIDTH - INDENT.length));
  return [headLine(io, finding), ...wrapped.map((line) => INDENT + line)];
}

/** The same fault again. */
function isAlike(one: Finding, other: Finding): boolean {
  const [a, b] = [one, other].map(({ result, played }) => {
    return result === 'failed' && played !== null ? played.game.verdict : null;
  });
  return a?.ending === b?.ending && a?.cause === b?.cause && a !== null;
}

const MARKS = { passed: '✓', failed: '✗', unclear: '?' } as const;

function headLine(io: Io, { name, result, played, remarks }: Finding): string {
  const mark = result === 'passed' && remarks.length > 0 ? '!' : MARKS[result];
  const title = `${mark} ${say(io, `check.${name}`)}`;
  if (played === null || result !== 'passed') return title;
  const { game, seat } = played;
  const slowest = slowestMove(game, seat);
  if (slowest === 0) return title;
  const figures = say(io, 'result.plies', {
    plies: game.verdict.plies,
    slowest: duration(slowest),
  });
  return padTo(title, WIDTH - columns(figures)) + figures;
}

function duration(milliseconds: number): string {
  return milliseconds < 995
    ? `${Math.ceil(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

function saidLines({ played, result }: Finding, showsTalk: boolean): string[] {
  if (played === null) return [];
  const { game, seat } = played;
  if (!showsTalk && result === 'passed') {
    return [talkInBrief(game, seat, WIDTH - INDENT.length)];
  }
  const lines = talkLines(game, seat).map((line) => cutTo(line, WIDTH - INDENT.length));
  const isCut = !showsTalk && lines.length > LAST_LINES;
  return isCut ? ['…', ...lines.slice(-LAST_LINES)] : lines;
}

function rulingLines(io: Io, { name, result, costs, played, stderr }: Finding): string[] {
  if (result !== 'failed') return [];
  if (name === 'build') return [say(io, 'ruling.build')];
  if (played === null || costs === null) return [];
  const { game, verdict } = played.game;
  const ruling = describeVerdict(game, verdict, io.language);
  const words = lastWords(stderr);
  return [
    say(io, `ruling.${costs}`, { ruling }),
    ...hints(io, played),
    ...(words.length > 0 ? [say(io, 'report.stderr')] : []),
    ...words,
  ];
}

/** What is behind it more often than not. */
function hints(io: Io, { game, seat }: NonNullable<Finding['played']>): string[] {
  const { verdict, talk } = game;
  const hasSaidNothing = !talk.some((said) => said.seat === seat && said.from === 'player');
  if (verdict.ending === 'time' && hasSaidNothing) return [say(io, 'hint.flush')];
  const isPlain = ['algocup', 'makyek', 'stones'].includes(game.protocols[seat] ?? '');
  const [move] = game.game.legalMoves(game.states.at(-1));
  if (verdict.ending !== 'invalid-reply' || verdict.cause !== null || !isPlain) return [];
  return [say(io, 'hint.move', { example: game.game.formatMove(move) })];
}

/** What all of it comes to. */
export function summaryLines(io: Io, findings: readonly Finding[]): string[] {
  return wrapTo(summary(io, findings), WIDTH);
}

function summary(io: Io, findings: readonly Finding[]): string {
  const count = (result: Finding['result']) =>
    findings.filter((finding) => finding.result === result).length;
  const values = {
    all: findings.length,
    passed: count('passed'),
    failed: count('failed'),
    unclear: count('unclear'),
  };
  if (values.failed > 0) return say(io, 'report.unsound', values);
  if (values.unclear > 0) return say(io, 'report.unclear', values);
  const isRemarked = findings.some(({ remarks }) => remarks.length > 0);
  return say(io, isRemarked ? 'report.sound-but' : 'report.sound', values);
}
