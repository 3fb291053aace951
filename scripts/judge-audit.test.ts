import { expect, it } from 'vitest';
import { type AuditReport, judgeAudit, outdated, readAudit, readExceptions } from './judge-audit.ts';

const advisory = (id: string, severity: string, name = 'left') => ({
  url: `https://advisories.example/${id}`,
  severity,
  title: 'goes wrong',
  name,
});
const report: AuditReport = {
  vulnerabilities: {
    left: { via: [advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate')] },
    right: { via: ['left', advisory('GHSA-3', 'critical', 'right')] },
  },
};
const today = '2026-05-01';

it('names what is high or critical, once, and nothing less', () => {
  expect(judgeAudit(report, [], today)).toEqual([
    'left: goes wrong (high, GHSA-1)',
    'right: goes wrong (critical, GHSA-3)',
  ]);
});

it('keeps quiet about what is written down, until its day has passed', () => {
  const exceptions = (until: string) => ['GHSA-1', 'GHSA-3'].map((id) => ({ id, why: 'not reached', until }));
  expect(judgeAudit(report, exceptions('2026-05-01'), today)).toEqual([]);
  expect(judgeAudit(report, exceptions('2026-04-30'), today)).toHaveLength(2);
  expect(outdated(exceptions('2026-04-30'), today)).toHaveLength(2);
});

it('wants an exception removed that is for nothing any more', () => {
  const gone = [{ id: 'GHSA-9', why: 'not reached', until: '2027-01-01' }];
  expect(judgeAudit({ vulnerabilities: {} }, gone, today)).toEqual(['The exception GHSA-9 is for nothing: remove it']);
});

it('takes no exception without an id, a reason and a day', () => {
  const whole = { id: 'GHSA-1', why: 'never given strange input', until: '2026-05-01' };
  expect(readExceptions(JSON.stringify([whole]))).toEqual([whole]);
  for (const change of [{ id: '' }, { why: 'because' }, { until: 'some day' }])
    expect(() => readExceptions(JSON.stringify([{ ...whole, ...change }]))).toThrow('needs an id');
});

it('tells a report from a way that is closed, and both from a mistake', () => {
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, ...report }))).toEqual(report);
  expect(readAudit('{"message":"request to … failed","error":{"summary":""}}')).toBe('unreachable');
  expect(readAudit('{"message":"405 Method Not Allowed","statusCode":405}')).toBe('unreachable');
  expect(readAudit('{"error":{"code":"ENOLOCK"}}')).toBeNull();
  expect(readAudit('')).toBeNull();
});
