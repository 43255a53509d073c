type Audit = {
  metadata?: { vulnerabilities?: Readonly<Record<string, number>> };
  vulnerabilities?: Readonly<Record<string, { severity: string }>>;
};

/** What `npm audit --json` says. A registry that answers no audits leaves it open: that is told, and no verdict either way. */
export function summarizeAudit(output: string): { words: string; isBad: boolean } {
  let audit: Audit = {};
  try {
    audit = JSON.parse(output) as Audit;
  } catch {
    // Not even JSON: told below.
  }
  const counts = audit.metadata?.vulnerabilities;
  if (!counts)
    return { words: 'not known: the registry in use answers no audits, ask one that does', isBad: false };
  const bad = (counts['high'] ?? 0) + (counts['critical'] ?? 0);
  if (bad === 0)
    return {
      words: `no package of production has a known vulnerability that is high or critical (${(counts['moderate'] ?? 0) + (counts['low'] ?? 0)} lesser ones)`,
      isBad: false,
    };
  const names = Object.entries(audit.vulnerabilities ?? {})
    .filter(([, { severity }]) => ['high', 'critical'].includes(severity))
    .map(([name]) => name);
  return { words: `${bad} high or critical: ${names.join(', ')}`, isBad: true };
}
