/** Words of translations: what is said where no message can be edited. */
import { expect, test } from 'vitest';
import { type TextQuestion, traceText } from '../../src/mutations/trace/trace-text.ts';
import { createProject, type Files } from './support/project.ts';

const SET_UP: Files = {
  'src/main.ts': `import './i18n';`,
  'src/i18n.ts': `import i18n from 'i18next';
import en from './en';
i18n.init({ resources: { en: { translation: en } } });`,
  'src/en.ts': `export default { deals: { new: 'New deal', size: 'Two to nine', of: 'From %{name}' } };`,
};

function partsOf(app: string, opening: string, question: TextQuestion = {}) {
  const files = { ...SET_UP, 'src/App.tsx': app };
  const project = createProject(files);
  const idAt = (code: string) => project.idAt('src/App.tsx', app.indexOf(code));
  const callSite = question.callSite ? idAt(question.callSite) : null;
  const callSitesAround = question.callSitesAround?.map(idAt) ?? [];
  const answer = traceText(project, idAt(opening), { ...question, callSite, callSitesAround });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.parts.map(({ expression, sources, reasons, isUnlikely = false }) => ({
    expression,
    from: sources.map(({ file, text }) => `${file}: ${text}`),
    reasons,
    isUnlikely,
  }));
}

const BUTTON = 'const Button = ({ kind, ...props }) => <button {...props} />;\n';

test('of a text beside an icon in a use, the reason is that of the text', () => {
  const app = `${BUTTON}const Save = ({ label = 'ra.save' }) => <Button>{busy ? <i /> : <svg />}{t(label)}</Button>;
const App = () => <Save />;`;
  expect(partsOf(app, '<button', { shown: 'Save', callSite: '<Button', callSitesAround: ['<Save'] })).toEqual([
    {
      expression: '`t(label)`',
      from: [],
      reasons: [
        'it is the translation "ra.save", which the messages of the project do not have; give it other words with the prop label of Save at src/App.tsx:3',
      ],
      isUnlikely: false,
    },
  ]);
});

test('of several texts in a use none of which is found, all are named', () => {
  const app = `${BUTTON}const Save = () => <Button><svg />{useA()} {useB()}</Button>;`;
  const [part] = partsOf(app, '<button', { shown: 'Save it', callSite: '<Button' });
  expect(part?.expression).toBe('`useA()`, `useB()`');
  expect(part?.reasons[0]).toBe('the hook useA brings it when the page runs');
});

test('an icon is no text that reads otherwise', () => {
  const app = `const Head = ({ icon, label }) => <h3>{icon}<Translate i18nKey={label} /></h3>;
const App = () => <Head icon={<svg />} label={label} />;`;
  expect(partsOf(app, '<h3', { shown: 'Status' })).toEqual([
    { expression: '`icon`', from: [], reasons: [], isUnlikely: true },
    {
      expression: '`<Translate i18nKey={label} />`',
      from: [],
      reasons: ['its translation key is `label`, and label is not declared in src/App.tsx'],
      isUnlikely: false,
    },
  ]);
});

test('a message and a text that is compared are both said', () => {
  const app = `const sizes = [{ id: 2, name: 'Two to nine' }];
const labelOf = (size, t) => { if (size.id > 9) return size.name; return t('deals.size', { _: size.name }); };
const App = () => sizes.map((size) => <p key={size.id}>{labelOf(size, t)}</p>);`;
  const [part] = partsOf(app, '<p', { shown: 'Two to nine', dataIndex: 0 });
  expect(part?.from).toEqual(['src/App.tsx: Two to nine', 'src/en.ts: Two to nine']);
});

test('what is translated already is not asked for again', () => {
  const app = `${BUTTON}const Save = ({ label }) => <Button><svg />{t(label)}</Button>;
const App = () => <Save label={t('deals.new')} />;`;
  const question = { shown: 'New deal', callSite: '<Button', callSitesAround: ['<Save'] };
  expect(partsOf(app, '<button', question)[0]?.from).toEqual(['src/en.ts: New deal']);
});

test.each([
  ['Polyglot', "t('made', { _: 'New' })"],
  ['i18next', "t('made', { defaultValue: 'New' })"],
  ['react-intl', "intl.formatMessage({ id: 'made', defaultMessage: 'New' })"],
  ['Lingui', "i18n._({ id: 'made', message: 'New' })"],
  ['Lingui, with values', "i18n._('made', {}, { message: 'New' })"],
])('the default words of %s', (_, call) => {
  expect(partsOf(`const App = () => <p>{${call}}</p>;`, '<p', { shown: 'New' })[0]?.from).toEqual(['src/App.tsx: New']);
});
