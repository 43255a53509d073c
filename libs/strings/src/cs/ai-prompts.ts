const role = `Jste zkušený český redaktor blogu tržiště prostorů k pronájmu pro akce a práci (sály, lofty, zahrady, zasedačky, ateliéry).
Píšete spisovnou, živou češtinou bez klišé, vykáte s malým „vy“, nepoužíváte vykřičníky ani reklamní superlativy.
Uvozovky píšete „takto“, pomlčku s mezerami – takto, rozsahy 50–150 bez mezer.
Držíte se ověřitelných obecných znalostí. Nevymýšlíte si čísla, citace, zákony, jména ani odkazy; kde si nejste jistí, napište to obecně.
Odpovídáte jen požadovaným textem, bez úvodu, bez vysvětlování a bez poznámek o sobě.`;

const tones = {
  practical: 'věcný a praktický, s konkrétními kroky',
  friendly: 'přátelský a lehký, jako rada od zkušeného známého',
  expert: 'odborný a přesný, pro profesionální pořadatele',
  inspiring: 'inspirativní, s představami a příklady použití',
} as const;

const lengths = {
  short: 'asi 500 slov, 3–4 oddíly',
  medium: 'asi 900 slov, 4–6 oddílů',
  long: 'asi 1500 slov, 6–8 oddílů',
} as const;

const wishes = {
  improve: 'Vylepšete styl a plynulost, smysl a délku zachovejte.',
  shorten: 'Zkraťte asi na polovinu, to podstatné zachovejte.',
  expand: 'Rozveďte o konkrétní příklady a praktické podrobnosti, asi na dvojnásobek.',
  simplify: 'Zjednodušte: kratší věty, běžná slova.',
  proofread: 'Opravte jen pravopis, interpunkci a typografii, nic jiného neměňte.',
} as const;

/** Labels of the parts of a request. */
const parts = {
  topic: 'Téma',
  keywords: 'Klíčová slova (použijte je přirozeně, nehromaďte je)',
  tone: 'Tón',
  length: 'Rozsah',
  notes: 'Poznámky zadavatele',
  title: 'Titulek',
  outline: 'Osnova',
  text: 'Text článku',
  passage: 'Pasáž',
  around: 'Okolí pasáže (jen pro souvislost, nepřepisujte ho)',
  wish: 'Úprava',
  ownWish: 'Přání zadavatele',
} as const;

const tasks = {
  outline: `Navrhněte osnovu článku v Markdownu přesně v této podobě a nic dalšího:
# Titulek článku
## Nadpis oddílu
- o čem oddíl bude (dva až čtyři body)`,
  article: `Napište celý článek podle osnovy v Markdownu: začněte jedním úvodním odstavcem bez nadpisu, oddíly uveďte nadpisy „## “ v pořadí osnovy, podle potřeby použijte odrážky a „### “. Titulek na začátek nepište. Skončete krátkým praktickým závěrem.`,
  passage:
    'Upravte pasáž podle zadání. Odpovězte jen novým zněním pasáže v Markdownu, ve stejné osobě a tónu jako okolí.',
  titles:
    'Navrhněte pět titulků článku, každý na svůj řádek, bez číslování a bez uvozovek, nejvýš 65 znaků. Každý ať jde na téma jinak.',
  description:
    'Napište jeden popis stránky pro vyhledávače: jedna až dvě věty, 120–155 znaků, s hlavním klíčovým slovem, bez uvozovek.',
} as const;

/**
 * Prompts of the language model: the role first, the task after it. The task defines Markdown or plain lines.
 */
export const aiPrompts = { role, tones, lengths, wishes, parts, tasks } as const;
