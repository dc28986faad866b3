import Label from './Label';

export { Label as Tag };
