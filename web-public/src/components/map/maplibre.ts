import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

setWorkerUrl(workerUrl);

/** The only file that imports MapLibre; reached by a dynamic import alone, so that its 290 KB come with a map that is shown. */
export { AttributionControl, MapLibreMap, Marker };
