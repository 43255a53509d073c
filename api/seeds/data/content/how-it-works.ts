import type { ContentSeed } from './content.types.ts';

export const HOW_IT_WORKS: ContentSeed = {
  slug: 'jak-to-funguje',
  title: 'Jak to funguje',
  lead: 'Od prvního hledání po potvrzený termín. Pro hosty je všechno zdarma a účet k tomu nepotřebují.',
  html: `<h2>Hledám prostor</h2>
<ol>
<li><strong>Zadejte, co víte.</strong> Město, příležitost, počet lidí, vybavení nebo termín. Zbytek doladíte na mapě; u každé volby vidíte, kolik prostorů zbývá.</li>
<li><strong>Porovnejte.</strong> Kapacita, plocha, cena za hodinu a cenová hladina jsou u každého prostoru na stejném místě.</li>
<li><strong>Ozvěte se majiteli.</strong> Napište zprávu ze stránky prostoru, nebo rovnou vyberte termín v kalendáři a odešlete rezervaci.</li>
<li><strong>Počkejte na potvrzení.</strong> Majitel na žádost odpovídá nejpozději do 72 hodin, jinak termín znovu uvolníme. Kde je zapnuté okamžité potvrzení, je termín váš hned.</li>
<li><strong>Mějte všechno v e-mailu.</strong> V potvrzení je odkaz, přes který rezervaci zrušíte nebo si ji přidáte do kalendáře.</li>
</ol>
<h2>Nechce se mi hledat</h2>
<p>Popište svou akci v <a href="/poptavka">poptávce</a>. Pošleme ji majitelům prostorů, které zadání odpovídají, a jejich nabídky najdete pohromadě na jedné stránce. Váš kontakt uvidí jen ti, kdo vám nabídku pošlou.</p>
<h2>Nabízím prostor</h2>
<ol>
<li><strong>Založte si účet</strong> na stránce <a href="/pridat-prostor">Přidat prostor</a> a potvrďte e-mail.</li>
<li><strong>Přidejte budovu a prostor.</strong> Texty i fotky upravujete přímo na stránce, jak ji uvidí hosté.</li>
<li><strong>Odešlete ho ke schválení.</strong> Zkontrolujeme, že nic podstatného nechybí, a prostor se objeví v katalogu.</li>
<li><strong>Nastavte kalendář.</strong> Otevírací dobu, ceny, blokace i propojení s kalendářem, který už používáte.</li>
<li><strong>Odpovídejte.</strong> Rezervace, zprávy a poptávky najdete na jednom místě a chodí vám i e-mailem.</li>
</ol>
<h2>Kdo komu platí</h2>
<p>Za pronájem platíte majiteli, způsobem, na kterém se domluvíte. {{site.name}} peníze nevybírá a provizi si nebere. Majitelé platí roční tarif podle <a href="/cenik">ceníku</a>; základní je zdarma.</p>`,
  faq: [
    {
      question: 'Musím se kvůli rezervaci registrovat?',
      answer: 'Ne. Stačí jméno a e-mail. Odkaz v potvrzení vás k rezervaci vždy vrátí.',
    },
    {
      question: 'Jak rezervaci zruším?',
      answer:
        'Odkazem z e-mailu. Majitel se to dozví hned. Jestli a kolik za zrušení zaplatíte, záleží na tom, na čem jste se s majitelem domluvili.',
    },
    {
      question: 'Co když prostor neodpovídá popisu?',
      answer:
        'Ozvěte se nejdřív majiteli. Pokud je popis nebo fotka zavádějící, napište nám – prostor prověříme a nepravdivý obsah odstraníme.',
    },
  ],
  meta_title: 'Jak to funguje: hledání, rezervace a nabídka prostoru',
  meta_description:
    'Krok za krokem: jak najít a rezervovat prostor pro akci, jak poslat poptávku více majitelům najednou a jak svůj prostor do katalogu přidat.',
  menu: { place: 'header', label: 'Jak to funguje', order: 1 },
};
