// Writes a calendar of 3,000 past events and one future event (2.3 MB) to stdout; right: one busy time,
// 2026-12-01T10:00Z to 11:00Z.
const START = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example.test//case//EN'];
const NOTE = 'Poznámka k akci\\, kontakt a domluva s pořadatelem\\; ';
const past = (index) => {
  const day = `2016${String(1 + (index % 12)).padStart(2, '0')}10`;
  return [
    'BEGIN:VEVENT',
    `UID:e${index}@example.test`,
    'DTSTAMP:20200101T000000Z',
    `DTSTART;TZID=Europe/Prague:${day}T100000`,
    `DTEND;TZID=Europe/Prague:${day}T120000`,
    'LOCATION:Velký sál\\, náměstí 1\\, 500 02 Město',
    `DESCRIPTION:${NOTE.repeat(9)}`,
    `SUMMARY:Akce ${index}`,
    'END:VEVENT',
  ];
};
const FUTURE = [
  'BEGIN:VEVENT',
  'UID:f@example.test',
  'DTSTAMP:20200101T000000Z',
  'DTSTART:20261201T100000Z',
  'DTEND:20261201T110000Z',
  'SUMMARY:Budoucí',
  'END:VEVENT',
];
const lines = [...START, ...Array.from({ length: 3000 }, (_, index) => past(index)).flat(), ...FUTURE];
process.stdout.write(`${lines.join('\r\n')}\r\nEND:VCALENDAR\r\n`);
