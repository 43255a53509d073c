import type { ContentSeed } from './content.types.ts';

export const PRICES: ContentSeed = {
  slug: 'cenik',
  title: 'Ceník',
  lead: 'Hledat, psát majitelům i rezervovat je pro hosty zdarma. Majitelé platí jen za tarif, z rezervací si nic nebereme.',
  html: `<h2>Co platí pro všechny tarify</h2>
<ul>
<li><strong>Žádná provize.</strong> Cena, kterou si s hostem domluvíte, je celá vaše.</li>
<li><strong>30 dní na zkoušku.</strong> Po založení účtu si placené možnosti vyzkoušíte bez závazku a bez platební karty. Když se nerozhodnete, zůstane vám základní tarif zdarma.</li>
<li><strong>Kalendář, rezervace, poptávky a zprávy</strong> jsou v každém tarifu bez omezení.</li>
<li><strong>Jedna cena na rok.</strong> Tarif se sám neprodlužuje, včas vám dáme vědět, že končí.</li>
</ul>
<h2>Jak se platí</h2>
<p>Tarif objednáte v části Členství svého účtu. Hned vám pošleme zálohovou fakturu s QR kódem pro platbu; jakmile platba dorazí, tarif začne platit na celý rok. Když přejdete na vyšší tarif nebo prodloužíte ten současný, uvidíte předem, od kdy nový rok běží.</p>
<h2>Focení a prohlídky</h2>
<p>Profesionální focení a 3D prohlídky nejsou součástí tarifů, oceňujeme je podle prostoru. Víc najdete na stránkách <a href="/sluzby">Služby</a> a <a href="/3d-foto">3D foto</a>.</p>`,
  faq: [
    {
      question: 'Co se stane, když tarif skončí?',
      answer:
        'Vrátíte se na základní tarif. O žádný prostor ani fotku nepřijdete, jen nepůjde přidávat další nad jeho rámec.',
    },
    {
      question: 'Můžu tarif změnit během roku?',
      answer: 'Ano. Vyšší tarif si objednáte kdykoli a nahradí ten současný, jakmile platbu přijmeme.',
    },
    {
      question: 'Jste plátci DPH?',
      answer:
        'Jestli a jaká daň je v ceně, uvádíme vždy na faktuře. Fakturu vystavuje {{company.name}}, IČO {{company.ico}}.',
    },
    {
      question: 'Vracíte peníze, když si to rozmyslím?',
      answer:
        'Spotřebitel může od smlouvy odstoupit do čtrnácti dnů od objednávky. Přesná pravidla najdete v obchodních podmínkách.',
    },
    {
      question: 'Co znamená přednost v katalogu?',
      answer:
        'Pořadí prostorů určuje hlavně to, jak odpovídají zadání. Tarif k tomu přidá malý náskok; prostor, který hostovi nevyhovuje, se ani s nejvyšším tarifem před vhodnější nedostane.',
    },
  ],
  meta_title: 'Ceník: tarify pro majitele prostorů',
  meta_description:
    'Porovnání tarifů pro majitele prostorů: počet prostorů a fotek, video, vlastní stránka budovy, přednost v katalogu. Bez provize z rezervací, 30 dní na zkoušku.',
  menu: { place: 'owners', label: 'Ceník', order: 3 },
};
