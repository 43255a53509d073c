import { Protocol } from 'pmtiles';
import { addProtocol } from './maplibre.ts';

const protocol = new Protocol();

/**
 * Lets sources of a style name a PMTiles archive: `pmtiles://https://…`. Import it dynamically: only few styles
 * have such sources.
 */
export const addPmtilesProtocol = (): void => addProtocol('pmtiles', protocol.tile);
