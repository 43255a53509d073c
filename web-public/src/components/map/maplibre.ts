import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, addProtocol, Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

setWorkerUrl(workerUrl);

/** The only file that imports MapLibre. Import it dynamically: its 290 KB load only with a shown map. */
export { AttributionControl, addProtocol, MapLibreMap, Marker };
