import { SAMPLE_MATCH_SCORES } from '../lib/constants';
import { photo } from '../lib/pictures';
import type { CenterMatch, RepresentedCenter } from '../types';

const [first, second, third, fourth] = SAMPLE_MATCH_SCORES;

export const centerMatches: CenterMatch[] = [
  {
    id: 'preston-park',
    name: 'Preston Park Galleria',
    location: 'Dallas, TX',
    matchScore: first,
    availableSpaces: 12,
    keyTenants: ['Northlight Optics', 'Fable Books', 'Juniper Skin'],
    image: photo('1519567241046-7f570eee3ce6'),
  },
  {
    id: 'river-oaks',
    name: 'River Oaks Arcade',
    location: 'Houston, TX',
    matchScore: second,
    availableSpaces: 7,
    keyTenants: ['Copper Kettle', 'Sable & Thread', 'Hearth & Loom'],
    image: photo('1567449303078-57ad995bd329'),
  },
  {
    id: 'mueller-yard',
    name: 'Mueller Yard',
    location: 'Austin, TX',
    matchScore: third,
    availableSpaces: 5,
    keyTenants: ['Peak Supply', 'Verde Kitchen', 'Little Acorn'],
    image: photo('1555529669-e69e7aa0ba9a'),
  },
  {
    id: 'mission-row',
    name: 'Mission Row',
    location: 'San Antonio, TX',
    matchScore: fourth,
    availableSpaces: 9,
    keyTenants: ['Fable Books', 'Circuit House', 'Copper Kettle'],
    image: photo('1481437156560-3205f6a55735'),
  },
];

export const representedCenters: RepresentedCenter[] = [
  ...centerMatches.map(({ id, name, image, location, availableSpaces }, index) => ({
    id,
    name,
    image,
    location,
    availableSpaces,
    matches: [14, 11, 9, 8][index],
  })),
  {
    id: 'legacy-bend',
    name: 'The Shops at Legacy Bend',
    image: photo('1580793241553-e9f1cce181af'),
    location: 'Plano, TX',
    availableSpaces: 6,
    matches: 12,
  },
  {
    id: 'katy-crossing',
    name: 'Katy Crossing',
    image: photo('1472851294608-062f824d29cc'),
    location: 'Katy, TX',
    availableSpaces: 15,
    matches: 10,
  },
  {
    id: 'barton-terrace',
    name: 'Barton Terrace',
    image: photo('1486406146926-c627a92ad1ab'),
    location: 'Austin, TX',
    availableSpaces: 4,
    matches: 6,
  },
  {
    id: 'stockyard-market',
    name: 'Stockyard Market',
    image: photo('1533481405265-e9ce0c044abb'),
    location: 'Fort Worth, TX',
    availableSpaces: 8,
    matches: 7,
  },
];
