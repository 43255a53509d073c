/**
 * Drawings a purpose, an equipment or a service may have, by their names among lucide's. `npm run gen` makes one file of them all
 * (tools/processes/tag-icons.ts), so that a page draws any of them without code of its own.
 */
export const TAG_ICONS = [
  'presentation', 'projector', 'monitor', 'tv', 'webcam', 'cast', 'video', 'camera', 'clapperboard', 'film', 'mic', 'mic-vocal', 'speaker', 'volume-2', 'headphones', 'eighth-notes', 'guitar', 'drum', 'piano', 'disc-3',
  'radio', 'mic-signal', 'podium', 'lectern', 'clipboard-list', 'square-pen', 'spotlight', 'lightbulb', 'lamp', 'languages', 'message-square', 'messages-square', 'megaphone', 'newspaper', 'speech',
  'wifi', 'ethernet-port', 'zap', 'plug', 'plug-zap', 'battery-charging', 'laptop', 'smartphone', 'printer',
  'armchair', 'sofa', 'table', 'circle', 'square', 'columns-3', 'grid-2x2', 'shirt', 'toy-brick', 'blocks', 'dices', 'puzzle',
  'utensils', 'utensils-crossed', 'chef-hat', 'cooking-pot', 'soup', 'refrigerator', 'coffee', 'wine', 'martini', 'beer', 'cup-soda', 'glass-water', 'cake', 'pizza', 'concierge-bell',
  'sun', 'moon', 'blinds', 'air-vent', 'fan', 'thermometer', 'heater', 'flame', 'flame-kindling', 'snowflake', 'shower-head', 'bath', 'toilet', 'door-open', 'key-round', 'lock-keyhole',
  'accessibility', 'ear', 'arrow-up-down', 'truck', 'car', 'square-letter-p', 'bus', 'tram-front', 'train-front', 'bike', 'map-pin',
  'droplets', 'fence', 'anchor', 'tent', 'tent-tree', 'trees', 'tree-pine', 'leaf', 'flower', 'waves-horizontal', 'mountain', 'sailboat', 'umbrella',
  'house', 'building-complex', 'warehouse', 'factory', 'castle', 'landmark', 'church', 'school', 'store', 'bed-double', 'library',
  'users', 'user-check', 'handshake', 'heart', 'gem', 'baby', 'graduation-cap', 'party-popper', 'balloon', 'gift', 'sparkles', 'star', 'rocket', 'flower-2', 'crown', 'drama', 'award', 'trophy', 'book-open',
  'palette', 'paintbrush', 'image', 'frame', 'scissors', 'hammer', 'wrench', 'shopping-bag', 'shopping-basket', 'tags', 'ticket', 'stamp', 'signature', 'calendar-heart', 'clock', 'shield-check', 'brush-cleaning', 'dog',
  'dumbbell', 'footprints', 'volleyball', 'backpack', 'briefcase-business', 'pencil-ruler', 'heart-pulse',
] as const;
export type TagIconName = (typeof TAG_ICONS)[number];
