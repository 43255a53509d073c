import type { ContentSeed } from './content.types.ts';

export const SERVICES: ContentSeed = {
  slug: 'sluzby',
  title: 'Pomůžeme vašemu prostoru zazářit',
  lead: 'Nafotíme ho, natočíme prohlídku, dáme dohromady texty a ukážeme ho lidem, kteří právě hledají. Vyberete si jen to, co potřebujete.',
  html: `<h2>Profesionální focení</h2>
<p>O tom, jestli se host ozve, rozhoduje první fotka. Přijede fotograf, který fotí interiéry: ve výšce očí, s rovnými svislicemi, za denního světla nebo s rozsvícenými lampami, v místnosti připravené k použití. Z jednoho dopoledne máte dvanáct až třicet hotových snímků.</p>
<ul>
<li>domluvíme termín podle světla v prostoru a podle vašeho kalendáře,</li>
<li>předem pošleme seznam, co připravit: stoly, osvětlení, květiny, uklizené zázemí,</li>
<li>do týdne dostanete fotky v plném rozlišení i v pořadí, které doporučujeme do galerie,</li>
<li>fotky jsou vaše – použijte je i na vlastním webu, v nabídkách a na sociálních sítích.</li>
</ul>
<h2>3D prohlídky</h2>
<p>Panorama v úhlu 360° ukáže to, co fotka neumí: kde jsou dveře, jak je daleko bar od pódia a jestli se do sálu vejde osm kulatých stolů. Host si prostor projde doma a na prohlídku přijede už jen ten, komu opravdu vyhovuje. Jak prohlídka vypadá, zjistíte na stránce <a href="/3d-foto">3D foto</a>.</p>
<h2>Pomoc s profilem</h2>
<p>Popis, kapacity pro různá uspořádání, vybavení, příležitosti, cena za hodinu i za den – o tom všem rozhodujete vy, ale nemusíte to psát sami. Pošlete nám podklady tak, jak je máte, a my profil vyplníme, vybereme pořadí fotek a dohlédneme, aby ho lidé našli pod správnými slovy. Pomoc s profilem je součástí všech placených tarifů.</p>
<h2>Propagace</h2>
<p>Placené tarify posouvají prostor v katalogu výš a přibývají v nich další možnosti: video přímo v profilu, vlastní stránka budovy se všemi jejími prostory a v nejvyšším tarifu i propagace na našich sociálních sítích. Přesné porovnání najdete v <a href="/cenik">ceníku</a>.</p>
<h2>Jak si službu objednat</h2>
<ol>
<li>Napište na <a href="mailto:{{company.email}}">{{company.email}}</a> nebo zavolejte na {{company.phone}} a popište, o jaký prostor jde.</li>
<li>Do dvou pracovních dnů pošleme návrh termínu a cenu. Focení a prohlídky oceňujeme podle velikosti prostoru a vzdálenosti, bez skrytých položek.</li>
<li>Po schválení všechno zařídíme. Výsledek do profilu nahrajeme my, nebo vám ho předáme.</li>
</ol>`,
  faq: [
    {
      question: 'Musím mít účet, abych si objednal focení?',
      answer:
        'Ne. Účet si můžete založit až potom, pomůžeme vám s tím. Fotky nahrajeme, jakmile bude profil prostoru hotový.',
    },
    {
      question: 'Kdo má k fotkám práva?',
      answer:
        'Vy je můžete používat bez omezení času i místa. My je smíme ukázat u vašeho prostoru v katalogu a v jeho propagaci.',
    },
    {
      question: 'Fotíte po celém Česku?',
      answer: 'Ano, ve všech krajích. Cesta je součástí ceny, kterou dostanete předem.',
    },
    {
      question: 'Můžu si fotky nahrát sám?',
      answer:
        'Samozřejmě. Fotky ve formátu JPEG, PNG, WebP nebo AVIF nahrajete přímo do profilu a jejich pořadí změníte přetažením. Kolik se jich vejde, určuje váš tarif.',
    },
  ],
  meta_title: 'Služby pro majitele prostorů: focení, 3D prohlídky, texty',
  meta_description:
    'Nafotíme váš sál, loft nebo zahradu, natočíme 3D prohlídku, pomůžeme s profilem a ukážeme ho lidem, kteří hledají místo pro svou akci.',
  menu: { place: 'owners', label: 'Služby', order: 1 },
};
