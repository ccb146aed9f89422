// Imported before Cucumber is.
import { useNativeMatchIndices } from '../steps/match-indices';

useNativeMatchIndices();
