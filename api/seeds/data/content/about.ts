import type { ContentSeed } from './content.types.ts';

export const ABOUT: ContentSeed = {
  slug: 'o-projektu',
  title: 'Otevřené dveře do prostorů po celém Česku',
  lead: '{{site.name}} je katalog míst, kde se dá něco uspořádat: svatba, konference, zkouška kapely, focení i obyčejná porada.',
  html: `<h2>Proč to děláme</h2>
<p>Najít místo pro akci znamenalo projít desítky webů, ze kterých se nedozvíte ani kapacitu, ani cenu, a pak týden čekat na odpověď. A majitelé krásných sálů přitom sedí nad poloprázdným kalendářem. Chtěli jsme, aby se ti dva potkali rychleji.</p>
<p>Proto má každý prostor v katalogu stejnou strukturu: fotky, kapacitu, plochu, vybavení, cenovou hladinu, adresu na mapě a kalendář. Porovnáte je za chvíli a majiteli napíšete rovnou, bez prostředníka.</p>
<h2>Čeho se držíme</h2>
<ul>
<li><strong>Fotka rozhoduje, ale nesmí lhát.</strong> Každý nový prostor před zveřejněním zkontroluje člověk a majitel odpovídá za to, že fotky ukazují místo, které nabízí.</li>
<li><strong>Čísla jsou fakta.</strong> Kolik prostorů odpovídá filtru, tolik jich opravdu najdete. Žádné „poslední volný termín“ ani vymyšlená hodnocení.</li>
<li><strong>Bez provize.</strong> Majitelé platí za tarif, hosté neplatí nic. O ceně a podmínkách akce se domlouváte přímo mezi sebou.</li>
<li><strong>Co nejméně osobních údajů.</strong> Návštěvnost počítáme bez sledování lidí a údaje hostů po roce od akce mažeme. Podrobnosti jsou v <a href="/stranka/ochrana-osobnich-udaju">zásadách ochrany osobních údajů</a>.</li>
</ul>
<h2>Pro koho to je</h2>
<p><strong>Pro pořadatele</strong>, kteří hledají podle města, příležitosti, počtu lidí a vybavení, nebo chtějí jednou popsat svou akci a počkat, kdo se ozve. <strong>Pro majitele</strong>, kteří pronajímají jeden loft, zámek s parkem i síť konferenčních center. A <strong>pro agentury</strong>, které takových míst potřebují každý týden několik.</p>
<h2>Kdo za tím stojí</h2>
<p>Katalog provozuje společnost {{company.name}}, se sídlem {{company.address}}, IČO {{company.ico}}, {{company.register}}. Nejrychleji nás zastihnete na <a href="mailto:{{company.email}}">{{company.email}}</a> nebo na telefonu {{company.phone}}.</p>`,
  faq: [],
  meta_title: 'O projektu: katalog prostorů pro akce i práci',
  meta_description:
    'Proč vznikl katalog sálů, loftů, zahrad a zasedaček po celém Česku, čeho se držíme a kdo za ním stojí. Bez provize a bez prostředníků.',
  menu: { place: 'footer', label: 'O projektu', order: 1 },
};
