/**
 * The sample data: the fields of every entity and its states (sections 3 and 4 of docs/example-coverage.md), and enough of
 * each.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Example, inApp, startExample, type Visitor } from './support.ts';

let example: Example;
let visitor: Visitor;
beforeAll(async () => {
  example = await startExample();
  visitor = await example.visitor();
  await visitor.goto('/login');
});
afterAll(() => example?.close());

type Row = Record<string, unknown>;
const rows = (file: string, name: string) => inApp<Row[]>(visitor.page, `data/${file}.ts`, `it.${name}`);
const valuesOf = (list: Row[], field: string) => [...new Set(list.map((row) => row[field]))].sort();

test.each([
  ['brand-overview', 'teamContacts', 3, 'name role email phone avatar'],
  ['brand-overview', 'targetMarkets', 3, 'region cities priority potentialLocations'],
  ['team-members', 'teamMembers', 8, 'id name image title department email phone location role'],
  ['centers', 'centerMatches', 4, 'id name location matchScore availableSpaces keyTenants image'],
  ['centers', 'representedCenters', 8, 'id name image location availableSpaces matches'],
  ['news', 'brandNews', 3, 'id author authorType authorAvatar content timestamp likes comments'],
  ['news', 'industryUpdates', 3, 'id author authorType authorAvatar content timestamp likes comments'],
  ['brand-matches', 'brandMatches', 8, 'id name logo matchScore category priority status'],
  ['tenants', 'tenants', 8, 'id name logo category leaseEnd space'],
  ['spaces', 'spaces', 12, 'id unit size rent type location status image description features matchCount'],
  ['deals', 'deals', 8, 'id brand center status progress dueDate'],
  ['leads', 'leads', 12, 'id name type image status lastContact priority'],
  ['represented-brands', 'representedBrands', 8, 'id name logo matches'],
  ['brokers', 'brokers', 10, 'id name image title company location specialties rating deals phone email'],
])('%s: %s has at least %i rows with every field', async (file, name, least, fields) => {
  const list = await rows(file, name);
  expect(list.length).toBeGreaterThanOrEqual(least);
  for (const row of list) {
    expect(Object.keys(row)).toEqual(expect.arrayContaining(fields.split(' ')));
    for (const field of fields.split(' ')) expect(row[field], `${name} ${field}`).not.toBeUndefined();
  }
  const keys = list.map((row) => row.id ?? row.email ?? row.region);
  expect(new Set(keys).size, 'distinct keys').toBe(list.length);
});

test('the expansion criteria have every field', async () => {
  const criteria = await inApp<Row>(visitor.page, 'data/brand-overview.ts', 'it.expansionCriteria');
  expect(Object.keys(criteria)).toEqual(['category', 'targetMarkets', 'spaceRequirements', 'coTenantPreferences']);
});

test('every state is met', async () => {
  const [markets, spaces, matches, deals, leads, members] = await Promise.all([
    rows('brand-overview', 'targetMarkets'),
    rows('spaces', 'spaces'),
    rows('brand-matches', 'brandMatches'),
    rows('deals', 'deals'),
    rows('leads', 'leads'),
    rows('team-members', 'teamMembers'),
  ]);
  expect(valuesOf(markets, 'priority')).toEqual(['high', 'low', 'medium']);
  expect(valuesOf(matches, 'priority')).toEqual(['high', 'low', 'medium']);
  expect(valuesOf(leads, 'priority')).toEqual(['high', 'low', 'medium']);
  expect(valuesOf(spaces, 'status')).toEqual(['available', 'pending', 'reserved']);
  expect(valuesOf(spaces, 'type')).toEqual(['Anchor', 'Kiosk', 'Restaurant', 'Retail']);
  expect(valuesOf(matches, 'status')).toEqual(['contacted', 'negotiating', 'new']);
  expect(valuesOf(deals, 'status')).toEqual(['Due Diligence', 'LOI', 'Lease Review', 'Negotiation']);
  expect(valuesOf(leads, 'status')).toEqual(['Follow Up', 'Initial Contact', 'Meeting Scheduled', 'Proposal Sent']);
  expect(valuesOf(leads, 'type')).toEqual(['brand', 'center']);
  expect(valuesOf(members, 'role')).toEqual(['external', 'internal']);
});

test('numbers stay in their range', async () => {
  const [matches, brokers, deals] = await Promise.all([
    rows('brand-matches', 'brandMatches'),
    rows('brokers', 'brokers'),
    rows('deals', 'deals'),
  ]);
  for (const { matchScore } of matches) expect(matchScore).toSatisfy((n: number) => n >= 0 && n <= 100);
  for (const { rating } of brokers) expect(rating).toSatisfy((n: number) => n > 0 && n <= 5);
  for (const { progress } of deals) expect(progress).toSatisfy((n: number) => n >= 0 && n <= 100);
});

test('there are brokers in all four cities', async () => {
  const brokers = await rows('brokers', 'brokers');
  expect(valuesOf(brokers, 'location')).toEqual(['Austin, TX', 'Dallas, TX', 'Houston, TX', 'San Antonio, TX']);
});
