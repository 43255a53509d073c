import type { MapMarker as MarkerData, SpaceCard } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link } from '@prostora/nav';
import { publicSite } from '@prostora/strings';
import { mapTexts } from '@prostora/strings/cs/map.ts';
import { formatSpaceSizes } from '@prostora/strings/cs/ui.ts';
import {
  Button,
  IconButton,
  Picture,
  RotateCw,
  X,
  formatSpacePlace,
  getSpaceTitle,
  useDialog,
  List,
} from '@prostora/ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { arrangeMap, createMapIndex, listTakenItems, type MapItem } from '../../components/map/cluster.ts';
import { MapMarker } from '../../components/map/map-marker.tsx';
import { MapView, useDrawnMap } from '../../components/map/map-view.tsx';
import { AddressPin, ClusterCircle, Pin, PinPrice } from '../../components/map/pins.tsx';
import { useHighlight, useHighlighted } from '../../lib/highlight.tsx';
import { getVisitedSpaces } from '../../lib/visited-spaces.ts';
import type { ListedSpace } from './catalog-state.ts';
import styles from './catalog-map.module.css';
import { MapLegend } from './map-legend.tsx';
import { MapSwitch } from './map-switch.tsx';
import type { Catalog } from './use-catalog.ts';
import { formatBounds, useMapData } from './use-map-data.ts';

const texts = mapTexts;

type ItemProps = {
  item: MapItem;
  chosen: number | null;
  visited: ReadonlySet<number>;
  onChoose: (marker: MarkerData) => void;
};

/** An item of the map; a pin and its card highlight each other. */
function Item({ item, chosen, visited, onChoose }: ItemProps): ReactNode {
  const { map } = useDrawnMap();
  const highlight = useHighlight();
  const isHighlighted = useHighlighted(
    ...(item.kind === 'pin'
      ? [item.marker.id]
      : item.kind === 'address'
        ? item.markers.map((marker) => marker.id)
        : []),
  );
  if (item.kind === 'cluster') {
    const open = (): void => {
      map.fitBounds(item.bounds, { padding: 72, maxZoom: Math.max(16, map.getZoom() + 1) }, { byUser: true });
    };
    return (
      <MapMarker lat={item.lat} lng={item.lng}>
        <ClusterCircle count={item.count} onOpen={open} />
      </MapMarker>
    );
  }
  if (item.kind === 'address')
    return (
      <MapMarker lat={item.lat} lng={item.lng} anchor="bottom" raised={isHighlighted}>
        <AddressPin markers={item.markers} isHighlighted={isHighlighted} />
      </MapMarker>
    );
  const { id, title, price_level, offer } = item.marker;
  const isExpanded = isHighlighted || chosen === id;
  const isTaken = offer?.state === 'taken';
  return (
    <MapMarker
      lat={item.lat}
      lng={item.lng}
      anchor={isTaken ? 'center' : 'bottom'}
      raised={isExpanded}
      lowered={isTaken}
    >
      <Pin
        title={title}
        priceLevel={price_level}
        offer={offer}
        isExpanded={isExpanded}
        isVisited={visited.has(id)}
        onClick={(event) => {
          event.stopPropagation();
          onChoose(item.marker);
        }}
        onPointerEnter={() => highlight.set(id)}
        onPointerLeave={() => highlight.set(null)}
        onFocus={() => highlight.set(id)}
        onBlur={() => highlight.set(null)}
      />
    </MapMarker>
  );
}

/** The pin of a hovered card whose own pin is hidden in a cluster. */
function HiddenPin({
  items,
  spaces,
}: {
  items: readonly MapItem[];
  spaces: readonly ListedSpace[];
}): ReactNode {
  const highlight = useHighlight();
  const id = useSyncExternalStore(highlight.subscribe, highlight.get, () => null);
  const space = id === null ? undefined : spaces.find((other) => other.id === id);
  const drawn = items.some((item) =>
    item.kind === 'pin'
      ? item.marker.id === id
      : item.kind === 'address' && item.markers.some((marker) => marker.id === id),
  );
  if (!space || drawn) return null;
  return (
    <MapMarker key={space.id} lat={space.lat} lng={space.lng} anchor="bottom" raised>
      <Pin
        title={getSpaceTitle(space)}
        priceLevel={space.price_level}
        offer={space.offer_for_me}
        isExpanded
        isVisited={false}
        tabIndex={-1}
      />
    </MapMarker>
  );
}

/** Card of the chosen pin, a link to its space. A space outside the list shows the marker's data only. */
function ChosenCard({
  marker,
  space,
  onClose,
}: {
  marker: MarkerData;
  space: SpaceCard | undefined;
  onClose: () => void;
}): ReactNode {
  const image =
    space?.image ??
    (marker.image
      ? {
          id_space_image: 0,
          category: '',
          order_number: 0,
          status: 'ready' as const,
          url: marker.image,
          sources: [],
          width: null,
          height: null,
          placeholder: null,
          alt: '',
        }
      : null);
  const ref = useRef<HTMLElement>(null);
  const query = useEventSearch();
  // At the top of the page the lower edge of the map is below the viewport.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [marker.id]);
  return (
    <article className={styles['card']} ref={ref}>
      <Picture image={image} sizes="128px" alt="" />
      <div className={styles['text']}>
        <h3 className={styles['name']}>
          <Link to={urls.space(marker.url) + query}>{marker.title}</Link>
        </h3>
        {space && <p className={styles['place']}>{formatSpacePlace(space)}</p>}
        <p className={styles['details']}>
          {space && formatSpaceSizes(space).map((size) => size && `${size} · `)}
          <PinPrice priceLevel={marker.price_level} offer={marker.offer} />
        </p>
      </div>
      <IconButton className={styles['close']} label={texts.closeCard} onClick={onClose}>
        <X />
      </IconButton>
    </article>
  );
}

/** The map of the filter: pins, clusters, „Hledat v této oblasti“ and the chosen card. */
export function CatalogMap({ catalog }: { catalog: Catalog }): ReactNode {
  const { data, zoom, target, view, moved, onView } = useMapData(catalog);
  const [chosen, setChosen] = useState<MarkerData | null>(null);
  const [visited] = useState(getVisitedSpaces);
  const index = useMemo(() => createMapIndex(data), [data]);
  const level = Math.floor(zoom);
  const items = useMemo(() => [...listTakenItems(data), ...arrangeMap(index, level)], [data, index, level]);
  const { spaces } = catalog.store;
  const searchHere = (): void => {
    if (view) catalog.change({ bounds: formatBounds(view.bounds) });
  };
  return (
    <MapView
      bounds={target}
      padding={catalog.filter.bounds ? 0 : 56}
      onView={onView}
      onBackground={() => setChosen(null)}
    >
      {items.map((item) => (
        <Item key={item.key} item={item} chosen={chosen?.id ?? null} visited={visited} onChoose={setChosen} />
      ))}
      <HiddenPin items={items} spaces={spaces} />
      {moved && (
        <Button className={styles['here']} variant="floating" size="sm" onClick={searchHere}>
          <RotateCw />
          {texts.searchHere}
        </Button>
      )}
      {!chosen && <MapLegend markers={data.markers} />}
      {chosen && (
        <ChosenCard
          marker={chosen}
          space={spaces.find((space) => space.id === chosen.id)}
          onClose={() => setChosen(null)}
        />
      )}
    </MapView>
  );
}

/** Full-screen map on small screens. */
export function CatalogMapSheet({ catalog, onClose }: { catalog: Catalog; onClose: () => void }): ReactNode {
  const ref = useDialog(true, onClose);
  return createPortal(
    <div
      className={styles['sheet']}
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={publicSite.catalog.mapTitle}
      tabIndex={-1}
      data-overlay=""
    >
      <div className={styles['bar']}>
        <p className={styles['count']}>{publicSite.catalog.count(catalog.state.total)}</p>
        <MapSwitch onClick={onClose}>
          <List />
          {publicSite.catalog.list}
        </MapSwitch>
      </div>
      <div className={styles['whole']}>
        <CatalogMap catalog={catalog} />
      </div>
    </div>,
    document.body,
  );
}
