/** Who of the owner's team handles a reservation or an inquiry. */
export const assignee = {
  label: 'Řeší',
  none: 'Zatím nikdo',
  me: (name: string): string => `${name} (vy)`,
  /** The first name is enough in a list; an e-mail address stands in for a missing name. */
  handledBy: (name: string): string => `Řeší ${name.split(' ')[0] ?? name}`,
  assigned: (name: string): string => `Řeší ${name}.`,
  unassigned: 'Zatím to neřeší nikdo konkrétní.',
  mine: 'Moje',
  /** Empty list of one's own records. */
  nothingMine: {
    title: 'Nic vám tu není přidělené',
    reason: 'Až vám někdo z týmu předá rezervaci nebo poptávku, najdete ji tady.',
    action: 'Zobrazit všechno',
  },
} as const;
