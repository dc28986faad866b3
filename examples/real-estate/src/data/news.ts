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
