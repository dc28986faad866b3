import { avatar } from '../lib/pictures';
import type { NewsPost } from '../types';

export const brandNews: NewsPost[] = [
  {
    id: 'p1',
    author: 'Daniel Reyes',
    authorType: 'center',
    authorAvatar: avatar('Daniel Reyes'),
    content:
      'Preston Park Galleria has two inline units coming back in March, both on the north concourse beside Fable Books. 2,150 and 2,640 sq ft, vanilla shell.',
    timestamp: '2 hours ago',
    likes: 24,
    comments: 8,
  },
  {
    id: 'p2',
    author: 'Nora Whitfield',
    authorType: 'broker',
    authorAvatar: avatar('Nora Whitfield'),
    content:
      'Touring River Oaks Arcade on Thursday with two apparel brands. There is room for one more in the car: the corner unit has 40 feet of frontage.',
    timestamp: '5 hours ago',
    likes: 17,
    comments: 5,
  },
  {
    id: 'p3',
    author: 'Julian Park',
    authorType: 'brand',
    authorAvatar: avatar('Julian Park'),
    content:
      'Our Austin pop-up closed its twelve weeks 18 percent over plan. We are now looking for a permanent home of about 2,400 sq ft, ideally at Mueller Yard.',
    timestamp: 'Yesterday',
    likes: 62,
    comments: 14,
  },
  {
    id: 'p4',
    author: 'Rosa Delgado',
    authorType: 'center',
    authorAvatar: avatar('Rosa Delgado'),
    content:
      'Mission Row opens its new paseo on the first Saturday of the month: shade trees, a small stage, and doors on both sides of every shop.',
    timestamp: '2 days ago',
    likes: 41,
    comments: 11,
  },
  {
    id: 'p5',
    author: 'Marcus Bell',
    authorType: 'broker',
    authorAvatar: avatar('Marcus Bell'),
    content:
      'Asking rents for inline apparel on the Houston loop held at $46 this quarter. Landlords give on build-out before they give on rent.',
    timestamp: '3 days ago',
    likes: 33,
    comments: 9,
  },
  {
    id: 'p6',
    author: 'Elena Marsh',
    authorType: 'brand',
    authorAvatar: avatar('Elena Marsh'),
    content:
      'The new store kit ships flat and goes up in nine days. We can share drawings with any center that wants to check its storefront zone.',
    timestamp: 'Last week',
    likes: 28,
    comments: 6,
  },
];

export const industryUpdates: NewsPost[] = [
  {
    id: 'u1',
    author: 'Priya Raman',
    authorType: 'broker',
    authorAvatar: avatar('Priya Raman'),
    content:
      'Mueller Yard signed its third food tenant this fall. The sawtooth hall is now full; the remaining five units all face the square.',
    timestamp: '1 hour ago',
    likes: 38,
    comments: 12,
  },
  {
    id: 'u2',
    author: 'Daniel Reyes',
    authorType: 'center',
    authorAvatar: avatar('Daniel Reyes'),
    content:
      'Foot traffic at Preston Park was 9 percent up on last November, most of it on weekday evenings. Extended hours stay until spring.',
    timestamp: '3 hours ago',
    likes: 45,
    comments: 7,
  },
  {
    id: 'u3',
    author: 'Keiko Tanaka',
    authorType: 'brand',
    authorAvatar: avatar('Keiko Tanaka'),
    content:
      'We can move into second-generation apparel space in 45 days. Looking for two such units in San Antonio before the summer.',
    timestamp: 'Yesterday',
    likes: 19,
    comments: 10,
  },
  {
    id: 'u4',
    author: 'Victor Stone',
    authorType: 'broker',
    authorAvatar: avatar('Victor Stone'),
    content:
      'Grocers keep asking for 12 to 15 thousand feet with a dock. If you manage a former department store that divides, please call me first.',
    timestamp: '2 days ago',
    likes: 27,
    comments: 15,
  },
  {
    id: 'u5',
    author: 'Rosa Delgado',
    authorType: 'center',
    authorAvatar: avatar('Rosa Delgado'),
    content:
      'Mission Row will hold its spring tenant open day on the paseo. Brokers are welcome; bring comfortable shoes.',
    timestamp: '4 days ago',
    likes: 22,
    comments: 4,
  },
];
