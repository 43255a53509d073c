/** Frequent Czech first names, whose vocative the rules below form rightly. */
const KNOWN_NAMES = new Set(
  (
    'Adam Aleš Antonín Bohumil Bohuslav Dalibor Daniel David Dominik Dušan Filip František Hynek Igor Ivan Ivo Jakub Jan Jaromír ' +
    'Jaroslav Jindřich Jiří Josef Karel Kryštof Ladislav Libor Luboš Lubomír Lukáš Marek Martin Matěj Matyáš Michal Milan Miloslav ' +
    'Miloš Miroslav Oldřich Ondřej Patrik Pavel Petr Radek Radim Richard Robert Roman Rostislav Rudolf Stanislav Šimon ' +
    'Štěpán Tomáš Václav Viktor Vít Vladimír Vladislav Vojtěch Zbyněk Zdeněk ' +
    'Adéla Alena Alžběta Andrea Aneta Anna Barbora Blanka Božena Dagmar Dana Daniela Denisa Eliška Ema Ester Eva Gabriela Hana Helena ' +
    'Irena Iva Ivana Iveta Jana Jarmila Jaroslava Jitka Johana Julie Karolína Kateřina Klára Kristýna Lenka Linda Lucie Ludmila Magdaléna ' +
    'Marcela Marie Markéta Marta Martina Michaela Milada Milena Miluše Miroslava Monika Natálie Nikola Olga Pavla Pavlína Petra Radka ' +
    'Renata Romana Simona Soňa Sofie Šárka Tereza Vendula Veronika Věra Vlasta Zdeňka Zuzana'
  ).split(' '),
);

/** The first rule that matches the end of the name. */
const VOCATIVE_RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<=gmar|ster|[eiío])$/u, ''],
  [/a$/u, 'o'],
  [/něk$/u, 'ňku'],
  [/ek$/u, 'ku'],
  [/(?<=Dani)el$/u, 'eli'],
  [/el$/u, 'le'],
  [/(?<=Pet)r$/u, 'ře'],
  [/(?<=[čjřšž])$/u, 'i'],
  [/(?<=[ghk]|ch)$/u, 'u'],
  [/$/u, 'e'],
];

/**
 * The vocative of the first name of a person, „Jano“.
 * @returns null unless the first word of the name is a frequent Czech first name and another word follows it
 */
export function toVocative(name: string): string | null {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const rule = VOCATIVE_RULES.find(([end]) => end.test(first));
  return others.length > 0 && rule && KNOWN_NAMES.has(first) ? first.replace(rule[0], rule[1]) : null;
}
