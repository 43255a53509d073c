import { publicSite } from '@prostora/strings';
import { eventTexts } from '@prostora/strings/cs/event.ts';
import { ArrowRight, Button, ButtonLink, Chip, Search, SlidersHorizontal, classNames } from '@prostora/ui';
import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { EventRow } from '../../components/event/event-row.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { BAR_FIELDS, describeField } from './bar-fields.ts';
import { EMPTY_FILTER, buildCatalogUrl, countConditions } from './catalog-url.ts';
import { openerId, type FilterName } from './filter-names.ts';
import { FilterPanel, loadAssist, prefetchPanels } from './lazy-components.ts';
import { NoScriptFields } from './no-script-fields.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-bar.module.css';
import type { Catalog } from './use-catalog.ts';
import type { Panels } from './use-panels.ts';

const texts = publicSite.catalog;

type BarProps = { catalog: Catalog; panels: Panels };

/** A panel under its button. */
const OpenPanel = ({
  name,
  catalog,
  panels,
  alignEnd,
}: BarProps & { name: FilterName; alignEnd: boolean }): ReactNode =>
  panels.isOpen(name) && (
    <Suspense fallback={null}>
      <FilterPanel
        key={name}
        name={name}
        catalog={catalog}
        onClose={panels.close}
        className={alignEnd ? styles['alignEnd'] : undefined}
      />
    </Suspense>
  );

const listTriggerProps = (name: FilterName, panels: Panels) => ({
  id: openerId(name),
  'aria-haspopup': 'dialog' as const,
  'aria-expanded': panels.isOpen(name),
  onPointerEnter: prefetchPanels,
  onFocus: prefetchPanels,
  onClick: () => panels.toggle(name),
});

/** The event and its place in fields, each opens its panel; on large screens. */
const Fields = ({ catalog, panels }: BarProps): ReactNode => (
  <div className={classNames(styles['fields'], 'needs-script')} role="group" aria-label={eventTexts.label}>
    {BAR_FIELDS.map(({ name, label }, at) => {
      const value = describeField(name, catalog);
      return (
        <div key={name} className={styles['place']}>
          <button type="button" className={styles['field']} {...listTriggerProps(name, panels)}>
            {value === null ? (
              <span className={styles['any']}>{label}</span>
            ) : (
              <>
                <span className="visually-hidden">{label}: </span>
                {value}
              </>
            )}
          </button>
          <OpenPanel name={name} catalog={catalog} panels={panels} alignEnd={at >= 3} />
        </div>
      );
    })}
  </div>
);

type SentenceProps = BarProps & {
  /** Opened by the visitor. */
  isOpened: boolean;
  text: string;
  onType: (text: string) => void;
};

/** The sentence with its button. */
function Sentence({ catalog, panels, isOpened, text, onType }: SentenceProps): ReactNode {
  const { filter } = catalog;
  const api = useApi();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    panels.close();
    void loadAssist().then(({ openSentence }) => openSentence(api, catalog, text.trim()));
  };
  return (
    <form className={styles['sentence']} action="/katalog" method="get" onSubmit={submit}>
      <SearchBox value={text} catalog={catalog} onChange={onType} panels={panels} isOpened={isOpened} />
      <Button type="submit" variant="primary" className={styles['go']}>
        <ArrowRight />
        <span>{texts.submit}</span>
      </Button>
      <NoScriptFields state={catalog.state} filter={filter} className={styles['plainFields']} />
    </form>
  );
}

type Mode = 'sentence' | 'fields';
type SearchBarProps = BarProps & {
  /** On the first page, where the sentence comes first. */
  isFront: boolean;
};

/** One bar for the search: a sentence or fields, one of them open. */
export function SearchBar({ catalog, panels, isFront }: SearchBarProps): ReactNode {
  const { filter, state, answer } = catalog;
  const [chosen, setChosen] = useState<{ mode: Mode; url: string } | null>(null);
  // What is typed stays while the fields are shown.
  const said = filter.sentence?.q ?? filter.search;
  const [typed, setTyped] = useState({ text: said, since: said });
  if (typed.since !== said) setTyped({ text: said, since: said });
  const sentence = {
    catalog,
    panels,
    text: typed.text,
    onType: (text: string) => setTyped({ ...typed, text }),
  };
  const isChosen = chosen?.url === answer.new_url;
  const mode: Mode = isChosen ? chosen.mode : isFront ? 'sentence' : 'fields';
  const choose = (next: Mode): void => {
    panels.close();
    setChosen({ mode: next, url: answer.new_url });
  };
  const conditions = countConditions(filter);
  const isFields = mode === 'fields';
  return (
    <div
      className={classNames(
        styles['row'],
        isFront && styles['front'],
        isFront && !isFields && styles['bare'],
      )}
      role="search"
      aria-label={texts.searchLabel}
    >
      <div className={styles['bar']}>
        {isFields ? (
          <>
            <button
              type="button"
              className={classNames(styles['lens'], 'needs-script')}
              aria-label={texts.bySentence}
              onClick={() => choose('sentence')}
            >
              <Search />
            </button>
            <Fields catalog={catalog} panels={panels} />
            <EventRow
              isPlain
              event={filter}
              purposeName={state.selected_purpose?.name ?? null}
              placeName={state.selected_location?.name ?? null}
              purposes={state.purposes}
              onApply={catalog.change}
            />
            <noscript>
              <Sentence {...sentence} isOpened={false} />
            </noscript>
          </>
        ) : (
          <Sentence {...sentence} isOpened={isChosen} />
        )}
        <button
          type="button"
          className={classNames(styles['mode'], !isFields && styles['modeCompact'], 'needs-script')}
          onClick={() => choose(isFields ? 'sentence' : 'fields')}
        >
          <SlidersHorizontal aria-hidden />
          <span>{isFields ? texts.bySentence : texts.byFields}</span>
        </button>
      </div>
      <div className={classNames(styles['place'], styles['wideOnly'], 'needs-script')}>
        <Chip
          icon={<SlidersHorizontal />}
          chosen={filter.attributes.length}
          {...listTriggerProps('attributes', panels)}
        >
          {texts.attributes}
        </Chip>
        <OpenPanel name="attributes" catalog={catalog} panels={panels} alignEnd />
      </div>
      <button
        type="button"
        className={classNames(styles['filter'], 'needs-script')}
        aria-haspopup="dialog"
        onPointerEnter={prefetchPanels}
        onClick={() => panels.show('all')}
      >
        <SlidersHorizontal aria-hidden />
        <span className="visually-hidden">{texts.filter} </span>
        {conditions > 0 && <span className={styles['badge']}>{conditions}</span>}
      </button>
      {conditions > 0 && (
        <ButtonLink
          className={styles['wideOnly']}
          variant="ghost"
          size="sm"
          to={buildCatalogUrl(EMPTY_FILTER)}
          preventScrollReset
        >
          {texts.clearFilter}
        </ButtonLink>
      )}
    </div>
  );
}
