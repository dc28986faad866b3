import { drawing } from '../lib/pictures';
import type { RepresentedBrand } from '../types';

export const representedBrands: RepresentedBrand[] = [
  { id: 'marlow-finch', name: 'Marlow & Finch', logo: drawing('logos', 'marlow-finch'), matches: 14 },
  { id: 'copper-kettle', name: 'Copper Kettle', logo: drawing('logos', 'copper-kettle'), matches: 21 },
  { id: 'circuit-house', name: 'Circuit House', logo: drawing('logos', 'circuit-house'), matches: 9 },
  { id: 'hearth-loom', name: 'Hearth & Loom', logo: drawing('logos', 'hearth-loom'), matches: 12 },
  { id: 'peak-supply', name: 'Peak Supply', logo: drawing('logos', 'peak-supply'), matches: 8 },
  { id: 'juniper-skin', name: 'Juniper Skin', logo: drawing('logos', 'juniper-skin'), matches: 11 },
  { id: 'verde-kitchen', name: 'Verde Kitchen', logo: drawing('logos', 'verde-kitchen'), matches: 17 },
  { id: 'fable-books', name: 'Fable Books', logo: drawing('logos', 'fable-books'), matches: 6 },
];
